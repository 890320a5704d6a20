interface Place {
  province: string
  city: string
  district: string
  detail: string
}

/** Where something goes, as it is written on a parcel. */
export const placeLine = ({ province, city, district, detail }: Place): string =>
  `${province}${city}${district}${detail}`

/** Who receives it there. */
export const whoLine = ({ name, phone }: { name: string; phone: string }): string =>
  `${name}　${phone}`
