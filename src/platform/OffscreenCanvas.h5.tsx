import { useEffect } from 'react'
import { type OffscreenCanvasProps, quality } from './offscreenCanvasProps'

/** Draws a picture where nobody sees it. */
export function OffscreenCanvas({ draw, onPicture, onFail }: OffscreenCanvasProps) {
  useEffect(() => {
    let wanted = true
    const canvas = document.createElement('canvas')
    draw(canvas, load).then(
      () => {
        const src = canvas.toDataURL('image/jpeg', quality)
        if (wanted) onPicture(src, src)
      },
      () => wanted && onFail(),
    )
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another drawing is drawn anew
  }, [draw])
  return null
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  // without it a picture of another host could be drawn, but not taken out again
  if (/^https?:/.test(src)) image.crossOrigin = 'anonymous'
  image.src = src
  await image.decode()
  return image
}
