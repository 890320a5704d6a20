import { useEffect } from 'react'
import type { In, Out } from '@contract/api'
import { useForm } from '@/blocks/form/useForm'
import {
  applyDraft,
  type ApplyValues,
  keepApplyDraft,
  type Spot,
} from '@/parts/merchant/applyDraft'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { api } from '@/request/api'
import { upload } from '@/request/upload'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'

export type Options = Out<'/tp5/api/VillageEnter/options'>
export type Application = NonNullable<Out<'/tp5/api/VillageEnter/mine'>['application']>
type Wish = In<'/tp5/api/VillageEnter/enter'>

const nothing: ApplyValues = {
  ...{ name: '', kind: 'food', village: '', address: '', spot: null },
  ...{ intro: '', licenceNo: '', contact: '' },
}

/** After a refusal what was sent is mended; a draft is newer than that. */
const beginning = (before: Application | null): ApplyValues => ({
  ...nothing,
  ...(before && {
    ...{ name: before.name, kind: before.kind, village: String(before.village_id) },
    ...{ address: before.address, intro: before.intro, licenceNo: before.licence_no },
    contact: before.contact,
    spot: { latitude: before.latitude, longitude: before.longitude },
  }),
  ...applyDraft(),
})

const said = (text: string, fault: string) => (text.trim() === '' ? fault : undefined)

const faultsOf = (values: ApplyValues) => ({
  name: said(values.name, '请填写店名'),
  village: said(values.village, '请选择在哪个村'),
  address: said(values.address, '请填写地址'),
  intro: said(values.intro, '请写一句店铺介绍'),
  licenceNo:
    values.licenceNo.replace(/\s/g, '').length === 18
      ? undefined
      : '统一社会信用代码是 18 位数字和字母',
  contact: said(values.contact, '请填写联系人'),
})

/** Where the shop is: as the phone said, else the middle of its village. */
function spotOf({ spot, village }: ApplyValues, { villages }: Options): Spot | undefined {
  return spot ?? villages.find(({ village_id }) => String(village_id) === village)
}

/** What the form holds, what is kept of it, and what stands in the way of sending it. */
export function useApplyForm(options: Options, before: Application | null) {
  const licences = useUploads({
    most: options.most_pictures,
    upload: (content, tell) =>
      upload('/tp5/api/UserUpload/uploadBase64Image', content, { kind: 'merchant' }, tell),
  })
  const sms = useSmsForm((wish) => api.post('/tp5/api/VillageEnter/sendSms', wish))
  const form = useForm(
    () => beginning(before),
    (values: ApplyValues) => ({
      ...faultsOf(values),
      licences: uploadsFault(licences.items, 1),
    }),
  )
  const { values } = form
  useEffect(() => keepApplyDraft(values), [values])
  const check = (): Wish | undefined => {
    const filled = form.check()
    const proof = filled && sms.check()
    const spot = filled && spotOf(filled, options)
    if (!filled || !proof || !spot) return undefined
    const { latitude, longitude } = spot
    return {
      ...{ name: filled.name, kind: filled.kind as Wish['kind'], address: filled.address },
      ...{ village_id: Number(filled.village), latitude, longitude, intro: filled.intro },
      ...{ licence_no: filled.licenceNo, contact: filled.contact },
      licences: licences.done.map(({ upload_id }) => upload_id).join(','),
      ...{ phone: proof.phone, code: proof.code, agreement_version: options.agreement_version },
    }
  }
  return { form, sms, licences, check }
}
