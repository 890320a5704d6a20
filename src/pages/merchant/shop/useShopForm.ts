import type { In, Out } from '@contract/api'
import { useForm } from '@/blocks/form/useForm'
import { upload } from '@/request/upload'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'

export type Shop = Out<'/tp5/api/VillageEnter/shop'>

const mostPictures = 6
const hour = /^([01]\d|2[0-3]):[0-5]\d$/

const hourFault = (typed: string) => (hour.test(typed) ? undefined : '按 09:00 这样填写')

interface Closing {
  open: boolean
  reason: string
}

/** It was open, and nobody would know why it is not any more. */
const closesUntold = (shop: Shop, { open, reason }: Closing) =>
  shop.open === 1 && !open && reason.trim() === ''

/** What the form holds, and what stands in the way of saving it. */
export function useShopForm(shop: Shop) {
  const pictures = useUploads({
    most: mostPictures,
    known: shop.pictures,
    upload: (content, tell) =>
      upload('/tp5/api/UserUpload/uploadBase64Image', content, { kind: 'shop' }, tell),
  })
  const { phone, intro, opens, closes } = shop
  const form = useForm(
    { phone, intro, opens, closes, restDays: shop.rest_days, open: shop.open === 1, reason: '' },
    (typed) => ({
      phone: /^[0-9-]{7,20}$/.test(typed.phone) ? undefined : '请填写电话，可以带区号',
      intro: typed.intro.trim() === '' ? '请写一句店铺介绍' : undefined,
      opens: hourFault(typed.opens),
      closes: hourFault(typed.closes),
      pictures: uploadsFault(pictures.items, 0),
      reason: closesUntold(shop, typed) ? '请写明为什么暂停营业，会留下记录' : undefined,
    }),
  )
  const check = (): In<'/tp5/api/VillageEnter/saveShop'> | undefined => {
    const filled = form.check()
    if (!filled) return undefined
    const { restDays, open, ...written } = filled
    return {
      ...{ ...written, rest_days: restDays, open: open ? 1 : 0 },
      pictures: pictures.done.map(({ upload_id }) => upload_id).join(','),
    }
  }
  return { form, pictures, check }
}
