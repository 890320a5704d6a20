import type { PictureProps } from './pictureProps'
import './Picture.h5.scss'

export function Picture({
  className = '',
  src,
  alt,
  fit = 'contain',
  eager,
  onError,
}: PictureProps) {
  return (
    <img
      className={`${className} picture-${fit}`}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={onError}
    />
  )
}
