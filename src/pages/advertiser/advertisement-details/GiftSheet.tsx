import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { daysBefore } from '@/format/date'
import type { Ad, AdGift } from '@/parts/advertiser/ads'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'

interface GiftSheetProps {
  ad: Ad
  taskId: number
  /** As it was written before. */
  gift: AdGift | undefined
  onClose: () => void
}

const longest = 730

/** What comes beside the reward, in the words that neighbours read. */
export function GiftSheet({ ad, taskId, gift, onClose }: GiftSheetProps) {
  const { campaign_id, ends_on } = ad
  const form = useForm(
    { title: gift?.title ?? '', how: gift?.how ?? '', until: gift?.valid_until ?? ends_on },
    ({ title, how, until }) => ({
      title: title.trim() ? undefined : '请填写券的名称',
      how: how.trim() ? undefined : '请写怎么用',
      until: until >= ends_on ? undefined : '有效期要到投放结束以后',
    }),
  )
  const save = useSubmit(async () => {
    const given = form.check()
    if (!given) return
    await api.post('/tp5/api/AdGift/save', {
      ...{ campaign_id, task_id: taskId, valid_until: given.until },
      ...{ title: given.title.trim(), how: given.how.trim() },
    })
    toast(gift ? '已经改好' : '存好了，再加上券码')
    onClose()
  })
  return (
    <FormSheet
      title="另送券码"
      submitText="存好这份券"
      busy={save.busy}
      error={save.error}
      onSubmit={() => void save.submit()}
      onClose={onClose}
    >
      <Field
        label="送什么券"
        placeholder="如 满 50 减 10 券"
        maxLength={20}
        {...form.field('title')}
      />
      <Field label="怎么用" multiline counted maxLength={200} {...form.field('how')} />
      <DateField
        label="有效期到"
        earliest={ends_on}
        latest={daysBefore(ends_on, -longest)}
        {...form.field('until')}
      />
    </FormSheet>
  )
}
