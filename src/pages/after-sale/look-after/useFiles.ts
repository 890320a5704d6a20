import { useRef } from 'react'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { imageUrl } from '@/hosts/imageUrl'
import { toast } from '@/platform/toast'
import { type Media, viewMedia } from '@/platform/viewMedia'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'

export type FilesOf = (afterSale: AfterSale) => readonly Media[]

/** An address works for five minutes; one that is this old is asked for again. */
const freshMs = 4 * 60_000

export const pictures = (urls: readonly string[], name: string): Media[] =>
  urls.map((url, index) => ({ url, type: 'image', name: `${name}第 ${index + 1} 张` }))

/** What came with the application. */
export const proofs: FilesOf = ({ pictures: urls, video }) => [
  ...pictures(urls, '凭证'),
  ...(video ? [{ url: video, type: 'video' as const, name: '凭证视频' }] : []),
]

const withoutSignature = (url: string) => url.split('?')[0]!

/** Its files as they show, and what opens one of them. */
export function useFiles(afterSale: AfterSale, of: FilesOf) {
  const kept = useRef(new Map<string, { url: string; at: number }>())
  const told = useRef({ afterSale, at: Date.now() })
  if (told.current.afterSale !== afterSale) told.current = { afterSale, at: Date.now() }

  /** A picture that shows is not fetched again because its address was signed anew. */
  const steady = (url: string) => {
    const key = withoutSignature(url)
    const known = kept.current.get(key)
    if (known && Date.now() - known.at < freshMs) return known.url
    kept.current.set(key, { url, at: Date.now() })
    return url
  }
  const open = async (index: number) => {
    try {
      const { after_sale_no } = afterSale
      const isFresh = Date.now() - told.current.at < freshMs
      const now = isFresh
        ? afterSale
        : await api.get('/tp5/api/OrderSaleService/detail', { after_sale_no })
      const media = of(now).map((one) => ({ ...one, url: imageUrl(one.url) }))
      await viewMedia(media, index)
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  }
  return {
    files: of(afterSale).map((one) => ({ ...one, url: steady(one.url) })),
    open: (index: number) => void open(index),
  }
}
