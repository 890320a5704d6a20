import { parcelImage } from '@/ui/illustrations/illustrationImage'
import { UploadField } from '@/ui/upload/UploadField'
import type { Upload } from '@/ui/upload/uploads'
import { UploadTile } from '@/ui/upload/UploadTile'
import { nothing } from '../nothing'
import { Piece, Row } from '../Piece'

const items: readonly Upload[] = [
  { key: 1, preview: parcelImage, state: 'done' },
  { key: 2, preview: parcelImage, state: 'uploading', share: 0.4 },
  { key: 3, preview: parcelImage, state: 'uploading' },
  { key: 4, preview: parcelImage, state: 'failed', reason: '图片太大了' },
  { key: 5, preview: '', state: 'waiting' },
]

/** Pictures on their way. */
export function Uploading() {
  return (
    <>
      <Piece name="上传 UploadField">
        <UploadField
          label="上传凭证"
          note="请拍清楚柜门号和商品"
          uploads={{
            items: [],
            left: 3,
            most: 3,
            video: false,
            doneWords: '已上传',
            problem: undefined,
            done: [],
            add: nothing,
            retry: nothing,
            remove: nothing,
          }}
          error="请上传图片"
        />
      </Piece>
      <Piece name="视频 PlayMark">
        <Row>
          <UploadTile
            item={{ key: 6, preview: parcelImage, state: 'done' }}
            name="视频"
            video
            onRetry={nothing}
            onRemove={nothing}
          />
        </Row>
      </Piece>
      <Piece name="上传的一张 UploadTile">
        <Row>
          {items.map((item) => (
            <UploadTile
              key={item.key}
              item={item}
              name={`第 ${item.key} 张`}
              onRetry={nothing}
              onRemove={nothing}
            />
          ))}
        </Row>
      </Piece>
    </>
  )
}
