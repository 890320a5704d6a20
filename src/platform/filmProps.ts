export interface FilmProps {
  id: string
  src: string
  poster: string
  label: string
  /** Where it goes on, in seconds. */
  from: number
  /** Whether it should run. */
  running: boolean
  onMove: (position: number) => void
  /** It runs, or stands, whoever wanted it to. */
  onRun: (running: boolean) => void
  onEnd: () => void
  onError: () => void
}
