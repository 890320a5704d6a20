import { pageOrigin } from '../platform/address'
import { apiBase } from './apiBase'

/** An address that is whole: https:, data:, wxfile: and their like. */
const whole = /^[a-z][a-z\d+.-]*:/i

export const onHost = (host: string, image: string): string => {
  if (image === '' || whole.test(image)) return image
  if (image.startsWith('//')) return `https:${image}`
  return `${host.replace(/\/$/, '')}/${image.replace(/^\//, '')}`
}

/** Pictures that are named by path lie on the image host, or on this one where the build says so. */
export const imageHost = (): string => {
  if (process.env.TARO_APP_IMAGES_LOCAL === '1') return pageOrigin()
  return process.env.TARO_APP_IMAGE_HOST || apiBase()
}

/** What a call names as a picture, as an address that every platform can load. */
export const imageUrl = (image: string): string => onHost(imageHost(), image)
