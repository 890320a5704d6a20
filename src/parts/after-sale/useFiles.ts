import { useRef } from 'react'
import { imageUrl } from '@/hosts/imageUrl'
import { toast } from '@/platform/toast'
import { type Media, viewMedia } from '@/platform/viewMedia'
import { messageOf } from '@/request/errors'

export type FilesOf<Told> = (told: Told) => readonly Media[]

/** An address works for five minutes; one that is this old is asked for again. */
const freshMs = 4 * 60_000

export const pictures = (urls: readonly string[], name: string): Media[] =>
  urls.map((url, index) => ({ url, type: 'image', name: `${name}第 ${index + 1} 张` }))

interface Proved {
  pictures: readonly string[]
  video: string
}

/** What came with the application. */
export const proofs: FilesOf<Proved> = ({ pictures: urls, video }) => [
  ...pictures(urls, '凭证'),
  ...(video ? [{ url: video, type: 'video' as const, name: '凭证视频' }] : []),
]

const withoutSignature = (url: string) => url.split('?')[0]!

/** Its files as they show, and what opens one of them. */
export function useFiles<Told extends object>(
  given: Told,
  of: FilesOf<Told>,
  again: () => Promise<Told>,
) {
  const kept = useRef(new Map<string, { url: string; at: number }>())
  const told = useRef({ given, at: Date.now() })
  if (told.current.given !== given) told.current = { given, at: Date.now() }

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
      const isFresh = Date.now() - told.current.at < freshMs
      const now = isFresh ? given : await again()
      const media = of(now).map((one) => ({ ...one, url: imageUrl(one.url) }))
      await viewMedia(media, index)
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  }
  return {
    files: of(given).map((one) => ({ ...one, url: steady(one.url) })),
    open: (index: number) => void open(index),
  }
}
