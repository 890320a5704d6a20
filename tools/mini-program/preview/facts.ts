import type { Product } from '../product'

/** What the preview is told beside: it only shows and offers this. */
export interface PreviewFacts {
  /** The server that is asked where the command line names none. */
  server?: string
  /** What makes the folder that is missing. */
  build?: string
  /** Latitude and longitude by the name of the place. */
  places?: Record<string, string>
  /** Whom somebody can be signed in as. */
  people?: readonly string[]
  /** Signs that person in and gives the query that the app takes its session from. */
  signIn?(server: string, person: string): Promise<string>
}

export type PreviewProduct = Product & PreviewFacts
