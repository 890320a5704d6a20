import { Poster } from '@/ui/poster/Poster'
import type { PosterData } from '@/ui/poster/posterLayout'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { type Coded, useMiniCode } from './useMiniCode'

export interface CodedPosterProps {
  data: Omit<PosterData, 'codePicture'>
  /** What WeChat is asked for a code of; nothing where it has none that says as much as the address. */
  coded?: Coded | undefined
  /** What the file is called. */
  name: string
}

/** A poster with the code that is right here: WeChat's own inside the mini program, else the address. */
export function CodedPoster({ data, coded, name }: CodedPosterProps) {
  const drawn = useMiniCode(coded)
  // all at once: a poster that is drawn twice is seen to change
  if (drawn.loading) return <RowsSkeleton rows={4} />
  return <Poster name={name} data={{ ...data, codePicture: drawn.data?.picture }} />
}
