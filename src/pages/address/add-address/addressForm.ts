import { phoneFault } from '@/parts/auth/smsRules'
import type { Address } from '@/parts/order/draft'

export interface AddressValues {
  name: string
  phone: string
  regionCode: string
  regionText: string
  detail: string
  isDefault: boolean
}

/** What the server takes. */
export interface Form {
  name: string
  phone: string
  region_code: string
  detail: string
  is_default: 0 | 1
}

const noValues: AddressValues = {
  name: '',
  phone: '',
  regionCode: '',
  regionText: '',
  detail: '',
  isDefault: false,
}

export const valuesOf = (address: Address | undefined): AddressValues =>
  address
    ? {
        name: address.name,
        phone: address.phone,
        regionCode: address.region_code,
        regionText: `${address.province} ${address.city} ${address.district}`,
        detail: address.detail,
        isDefault: address.is_default === 1,
      }
    : noValues

export const faultsOf = ({ name, phone, regionCode, detail }: AddressValues) => ({
  name: name.trim() ? undefined : '请填写收货人',
  phone: phoneFault(phone),
  region: regionCode ? undefined : '请选择所在地区',
  detail: detail.trim() ? undefined : '请填写街道、门牌号',
})

export const toForm = (values: AddressValues): Form => ({
  name: values.name.trim(),
  phone: values.phone,
  region_code: values.regionCode,
  detail: values.detail.trim(),
  is_default: values.isDefault ? 1 : 0,
})
