import { useForm } from '@/blocks/form/useForm'
import { dayOf, daysBefore } from '@/format/date'
import { replace } from '@/navigation/go'
import { bringContract, type LeadDetail, mostPictures } from '@/parts/location/location'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import { centsOf, faultsOf, typedOf } from './contractValues'
import { Signed } from './Signed'

const mostDays = 3650

/** What is signed, or what of it was wrong; new pictures take the place of those that are there. */
export function ContractForm({ lead }: { lead: LeadDetail }) {
  const { lead_id, contract } = lead
  const today = dayOf(new Date())
  const uploads = useUploads({ most: mostPictures, upload: bringContract })
  const least = contract && contract.pictures.length > 0 ? 0 : 1
  const form = useForm(typedOf(contract), (typed) => ({
    ...faultsOf(typed),
    pictures: uploadsFault(uploads.items, least),
  }))
  const save = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { yuan, share, ...written } = filled
    const picture_ids = uploads.done.map(({ upload_id }) => upload_id).join(',')
    await api.post('/tp5/api/VillageDevelop/contractSave', {
      ...{ lead_id, ...written, rent: centsOf(yuan), share: Number(share) },
      ...(picture_ids !== '' && { picture_ids }),
    })
    toast('合同存好了')
    await replace('locationDetail', { lead_id })
  })
  const { field, mark, values, change } = form
  const period = { earliest: daysBefore(today, mostDays), latest: daysBefore(today, -mostDays) }
  return (
    <StaffFormPage
      route="locationContract"
      title={lead.name}
      submitText={contract ? '保存修改' : '签好了，保存'}
      act={save}
    >
      {contract && <Signed contract={contract} />}
      <Field label="签约方" maxLength={40} {...field('party')} />
      <Field label="签约方电话" kind="phone" {...field('phone')} />
      <DateField
        label="从哪天起"
        {...period}
        value={values.starts_on}
        onChange={(starts_on) => change({ starts_on })}
        {...mark('starts_on')}
      />
      <DateField
        label="到哪天止"
        {...period}
        value={values.ends_on}
        onChange={(ends_on) => change({ ends_on })}
        {...mark('ends_on')}
      />
      <Field label="每月租金（元）" kind="decimal" {...field('yuan')} />
      <Field label="卖出的分成（%）" kind="number" {...field('share')} />
      <Field label="条款" multiline maxLength={1000} {...field('terms')} />
      <Card>
        <UploadField
          label="合同照片"
          note="每一页都拍，盖章看得清楚；只有您能看到"
          uploads={uploads}
          {...mark('pictures')}
        />
      </Card>
    </StaffFormPage>
  )
}
