import type { Looking } from './card'

/** What a chat shows of a page before anybody has opened it. None of it is about a person. */
export interface Preview {
  title: string
  description: string
  /** Address of a picture of ours. */
  image: string
  /** Where it leads; the path of the page where this is left out. */
  url?: string
}

/** Of the path and of the query. */
export type LandingParams = Readonly<Record<string, string | undefined>>

/** A page of the app that people send each other. */
export interface Landing {
  /** As the table of routes has them. */
  urls: readonly string[]
  /** Refuses where they lead to nothing. */
  preview: (looking: Looking, params: LandingParams) => Promise<Preview>
}

/** What a page says of itself whoever sends it to whom. */
export const alwaysSaying =
  (title: string, description: string): Landing['preview'] =>
  async () => ({ title, description, image: '/static/brand/share.png' })
