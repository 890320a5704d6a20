import type { In } from '@contract/api'
import type { Offer } from '@/parts/after-sale/afterSale'
import { FormPage } from '@/blocks/form/FormPage'
import { replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { UploadField } from '@/ui/upload/UploadField'
import { kindOf, reasonOf } from './application'
import { FreightNote } from './FreightNote'
import { Pieces } from './Pieces'
import { Sums } from './Sums'
import { useApplyForm } from './useApplyForm'

const path = '/tp5/api/OrderSaleService/apply'

/** What is wrong with which pieces, and what should be done about it. */
export function ApplyForm({ offer }: { offer: Offer }) {
  const form = useApplyForm(offer)
  const { wish, uploads, film, field, mark, change } = form
  const { submit, busy, error } = useSubmit(async (application: In<typeof path>) => {
    const { after_sale_no } = await api.post(path, application)
    toast('已提交，请等待处理')
    await replace('lookAfter', { after_sale_no })
  })
  const send = () => {
    const application = form.check()
    if (application) void submit(application)
  }
  const reasons = kindOf(offer, wish)?.reasons ?? []
  const reason = reasonOf(offer, wish)
  return (
    <FormPage route="afterSale" submitText="提交申请" busy={busy} error={error} onSubmit={send}>
      <Pieces offer={offer} wish={wish} onChange={(number) => change({ number })} />
      <Card bare>
        <RadioGroup
          label="售后类型"
          options={offer.kinds.map(({ kind, name, text }) => ({
            value: kind,
            label: name,
            note: text,
          }))}
          value={wish.kind}
          onChange={(kind) => change({ kind })}
        />
      </Card>
      <SelectField
        label="申请原因"
        options={reasons.map(({ key, text }) => ({ value: key, label: text }))}
        value={wish.reason}
        {...mark('reason')}
        onChange={(key) => change({ reason: key })}
      />
      {reason?.freight && <FreightNote text={reason.freight} />}
      {wish.kind !== 'exchange' && <Sums offer={offer} form={form} />}
      <Field
        label={reason?.words ? '具体是什么问题' : '补充说明（选填）'}
        multiline
        counted
        maxLength={200}
        {...field('description')}
      />
      <Card>
        <UploadField
          label={reason?.pictures ? '图片凭证' : '图片凭证（选填）'}
          note="拍清楚商品和问题的地方，处理更快"
          uploads={uploads}
          {...mark('pictures')}
        />
      </Card>
      <Card>
        <UploadField
          label="视频（选填）"
          note="照片说不清的，拍一段短的"
          uploads={film}
          {...mark('video')}
        />
      </Card>
    </FormPage>
  )
}
