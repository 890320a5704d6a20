import type { DrawingProps } from './drawingProps'
import './Drawing.h5.scss'

/** In the page itself: every picture in a style is a document of its own, which slow phones feel. */
export function Drawing({ className = '', svg }: DrawingProps) {
  return (
    <div className={`drawing ${className}`} aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
  )
}
