import { Image } from '@tarojs/components'
import type { PictureProps } from './pictureProps'

export function Picture({
  className = '',
  src,
  alt,
  fit = 'contain',
  eager,
  onError,
}: PictureProps) {
  return (
    <Image
      className={className}
      src={src}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      {...(!eager && { lazyLoad: true })}
      ariaLabel={alt}
      onError={() => onError?.()}
    />
  )
}
