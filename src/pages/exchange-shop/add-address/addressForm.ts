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

export type Faults = Partial<Record<'name' | 'phone' | 'region' | 'detail', string>>

export const noValues: AddressValues = {
  name: '',
  phone: '',
  regionCode: '',
  regionText: '',
  detail: '',
  isDefault: false,
}

export const faultsOf = ({ name, phone, regionCode, detail }: AddressValues): Faults => ({
  ...(name.trim() === '' && { name: '请填写收货人' }),
  ...(!/^1[3-9]\d{9}$/.test(phone) && { phone: '请填写 11 位手机号' }),
  ...(regionCode === '' && { region: '请选择所在地区' }),
  ...(detail.trim() === '' && { detail: '请填写街道、门牌号' }),
})

export const toForm = (values: AddressValues): Form => ({
  name: values.name.trim(),
  phone: values.phone,
  region_code: values.regionCode,
  detail: values.detail.trim(),
  is_default: values.isDefault ? 1 : 0,
})
