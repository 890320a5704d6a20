import { parcelImage } from '@/ui/illustrations/illustrationImage'
import { Poster } from '@/ui/poster/Poster'
import { Piece } from '../Piece'

/** A canvas needs to know how large a picture is. */
const picture = parcelImage.replace('viewBox', "width='320' height='320' viewBox")

/** What is handed on as a picture. */
export function Posters() {
  return (
    <Piece name="海报 Poster">
      <Poster
        data={{
          title: '五常大米 5 公斤',
          picture,
          price: '2,600 积分',
          note: '村里直供，邻居已换 268 份',
          code: 'https://linji.example/GoodDetailsOnline/1',
          codeWords: '扫码去换',
        }}
      />
    </Piece>
  )
}
