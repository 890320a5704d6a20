import { imageUrl } from '@/hosts/imageUrl'
import { type Media, viewMedia } from '@/platform/viewMedia'
import { MediaTiles } from '@/ui/picture/MediaTiles'

/** The pictures of a review; each opens large. */
export function ReviewPictures({ urls }: { urls: readonly string[] }) {
  const files = urls.map((url, index): Media => ({
    url,
    type: 'image',
    name: `评价图片第 ${index + 1} 张`,
  }))
  const large = files.map((one) => ({ ...one, url: imageUrl(one.url) }))
  return <MediaTiles files={files} onOpen={(index) => void viewMedia(large, index)} />
}
