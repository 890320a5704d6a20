/** What both platforms draw on. */
export interface Canvas {
  width: number
  height: number
  getContext: (kind: '2d') => CanvasRenderingContext2D | null
}

/** A picture ready to be drawn; rejects when it does not come. */
export type LoadPicture = (src: string) => Promise<HTMLImageElement>

export interface OffscreenCanvasProps {
  /** Draws anew whenever it is another function. */
  draw: (canvas: Canvas, load: LoadPicture) => Promise<void>
  /** The addresses of the finished picture, whole and in the size of the box that holds the easel. */
  onPicture: (src: string, shown: string) => void
  onFail: () => void
}

export const quality = 0.92
