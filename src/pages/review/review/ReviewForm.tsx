import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { bringPicture, mostPictures, type MyReview } from '@/parts/review/review'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { StarsField } from '@/ui/stars/StarsField'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import { ReviewedThing } from './ReviewedThing'

const leastWords = 5

interface ReviewFormProps {
  orderSn: string
  mine: MyReview
}

/** Stars, a few words, pictures where there are some. */
export function ReviewForm({ orderSn, mine }: ReviewFormProps) {
  const uploads = useUploads({ most: mostPictures, upload: bringPicture })
  const form = useForm({ stars: 0, words: '' }, ({ stars, words }) => ({
    stars: stars > 0 ? undefined : '请点星星打分',
    words: [...words.trim()].length >= leastWords ? undefined : `请写 ${leastWords} 个字以上`,
    pictures: uploadsFault(uploads.items, 0),
  }))
  const write = useSubmit(async (said: { stars: number; words: string }) => {
    const pictures = uploads.done.map(({ upload_id }) => upload_id).join(',')
    const { state_text } = await api.post('/tp5/api/GoodsReview/write', {
      order_sn: orderSn,
      ...said,
      ...(pictures && { pictures }),
    })
    toast(state_text)
  })
  const send = () => {
    const said = form.check()
    if (said) void write.submit({ stars: said.stars, words: said.words.trim() })
  }
  return (
    <FormPage
      route="review"
      submitText="发布评价"
      busy={write.busy}
      error={write.error}
      onSubmit={send}
    >
      <ReviewedThing mine={mine} />
      <Card>
        <StarsField
          label="整体感觉"
          value={form.values.stars}
          {...form.mark('stars')}
          onChange={(stars) => form.change({ stars })}
        />
      </Card>
      <Field
        label="说给邻居听"
        multiline
        counted
        maxLength={500}
        placeholder="用着怎么样，和页面上说的一样吗"
        {...form.field('words')}
      />
      <Card>
        <UploadField
          label="图片（选填）"
          note="会给所有邻居看，请别拍到电话和住址"
          uploads={uploads}
          {...form.mark('pictures')}
        />
      </Card>
    </FormPage>
  )
}
