import { imageUrl } from '@/hosts/imageUrl'
import { viewMedia } from '@/platform/viewMedia'
import type { Media } from '@/platform/viewMedia'
import { MediaTiles } from '@/ui/picture/MediaTiles'

interface PhotosProps {
  /** What they show. */
  of: string
  urls: readonly string[]
}

/** Pictures of a piece of work; each opens large. */
export function Photos({ of, urls }: PhotosProps) {
  const files = urls.map((url, nth): Media => ({
    url: imageUrl(url),
    type: 'image',
    name: `${of}第 ${nth + 1} 张`,
  }))
  return <MediaTiles files={files} onOpen={(nth) => void viewMedia(files, nth)} />
}
