import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { dayOf, daysBefore } from '@/format/date'
import { replace } from '@/navigation/go'
import { type Ad, type AdRules, bringMedia } from '@/parts/advertiser/ads'
import { typedOf } from '@/parts/advertiser/yuan'
import { StaffProof } from '@/parts/auth/StaffProof'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { UploadField } from '@/ui/upload/UploadField'
import { useUploads } from '@/ui/upload/useUploads'
import { AudienceFields } from './AudienceFields'
import { faultsOf, saved, type Wish, wishOf } from './wish'

interface EditFormProps {
  rules: AdRules
  former: Ad | undefined
}

const isUpload = (id: string) => id !== '' && !id.startsWith('/')

const knownCover = (former: Ad | undefined) =>
  former && isUpload(former.cover_id) ? [{ upload_id: former.cover_id, url: former.cover }] : []

export function EditForm({ rules, former }: EditFormProps) {
  const form = useForm<Wish, keyof ReturnType<ReturnType<typeof faultsOf>>>(
    () => wishOf(former),
    faultsOf(rules),
  )
  const uploads = useUploads({ most: 1, upload: bringMedia, known: knownCover(former) })
  const today = dayOf(new Date())
  const latest = daysBefore(today, -365)
  const save = useSubmit(async (wish: Wish) => {
    const [cover] = uploads.done
    const { campaign_id } = await api.post('/tp5/api/Advertiser/save', {
      ...(former && { campaign_id: former.campaign_id }),
      ...(cover && { cover: cover.upload_id }),
      ...saved(wish),
    })
    toast('已存草稿')
    await replace('activityDetails', { campaign_id: String(campaign_id) })
  })
  const send = () => {
    const wish = form.check()
    if (wish) void save.submit(wish)
  }
  return (
    <FormPage
      route="advertisingEdit"
      title={former ? '修改投放' : '新建投放'}
      submitText="存草稿，去加任务"
      busy={save.busy}
      error={save.error}
      onSubmit={send}
    >
      <Field label="名称" maxLength={20} placeholder="邻居一眼看懂的" {...form.field('title')} />
      <Field label="介绍" multiline counted maxLength={200} {...form.field('about')} />
      <Card>
        <UploadField label="封面（选填）" note="方的图最好看" uploads={uploads} />
      </Card>
      <Field
        label="总预算（元）"
        kind="decimal"
        placeholder={`至少 ${typedOf(rules.least_budget)} 元`}
        {...form.field('budget')}
      />
      <Field
        label="每天上限（元）"
        kind="decimal"
        placeholder="到了这个数当天就停"
        {...form.field('day')}
      />
      <DateField
        label="开始日期"
        value={form.values.starts_on}
        earliest={today}
        latest={latest}
        onChange={(day) => form.change({ starts_on: day })}
      />
      <DateField
        label="结束日期"
        value={form.values.ends_on}
        earliest={today}
        latest={latest}
        {...form.mark('ends_on')}
        onChange={(day) => form.change({ ends_on: day })}
      />
      <AudienceFields rules={rules} form={form} />
      <StaffProof />
    </FormPage>
  )
}
