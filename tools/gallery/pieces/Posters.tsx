import { parcelImage } from '@/ui/illustrations/illustrationImage'
import { Poster } from '@/ui/poster/Poster'
import { Piece } from '../Piece'

/** What is handed on as a picture. */
export function Posters() {
  return (
    <Piece name="海报 Poster">
      <Poster
        data={{
          title: '五常大米 5 公斤',
          picture: parcelImage,
          price: '2,600 积分',
          note: '村里直供，邻居已换 268 份',
          code: 'https://linji.example/GoodDetailsOnline/1',
          codeWords: '扫码去换',
        }}
      />
    </Piece>
  )
}
