/** What both platforms draw on. */
export interface Canvas {
  width: number
  height: number
  getContext: (kind: '2d') => CanvasRenderingContext2D | null
}

/** A picture ready to be drawn; rejects when it does not come. */
export type LoadPicture = (src: string) => Promise<HTMLImageElement>

export interface EaselProps {
  /** Draws anew whenever it is another function. */
  draw: (canvas: Canvas, load: LoadPicture) => Promise<void>
  /** The address of the finished picture. */
  onPicture: (src: string) => void
  onFail: () => void
}

export const quality = 0.92
