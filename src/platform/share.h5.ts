import type { ShareInfo } from './share'

export type { ShareInfo } from './share'

let current: ShareInfo | undefined
let own: { title?: string; image?: string } = {}

export function reportShare(info: ShareInfo): void {
  if (current?.url !== info.url) own = {}
  current = info
}

export function shareAs(card: { title?: string; image?: string }): void {
  own = card
}

export function shareCard(): { title: string; path: string; imageUrl?: string } | undefined {
  if (!current?.is_share) return undefined
  const path = window.location.origin + current.url
  return {
    title: own.title ?? current.share_title,
    path,
    ...(own.image && { imageUrl: own.image }),
  }
}

/** A public address as a camera reads it. */
export const wholeAddress = (url: string): string => window.location.origin + url
