export const blankParcel = { carrier: '', number: '' }
type Parcel = typeof blankParcel

const trackingNumber = /^[0-9A-Za-z-]{6,32}$/

/** What stands in the way of telling which parcel it is. */
export const parcelFaults = ({ carrier, number }: Parcel) => ({
  carrier: carrier.trim() ? undefined : '请填写快递公司',
  number: trackingNumber.test(number.trim()) ? undefined : '快递单号是 6 到 32 位字母或数字',
})

/** As the calls take it. */
export const parcelOf = ({ carrier, number }: Parcel) => ({
  carrier: carrier.trim(),
  tracking_no: number.trim(),
})
