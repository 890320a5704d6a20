import { siteOrigin } from './address'

/** A public address as a camera reads it; one that is whole already stays. */
export const wholeAddress = (url: string): string =>
  /^https?:/i.test(url) ? url : siteOrigin() + url
