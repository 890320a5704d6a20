/** As names are compared: 明德 茶馆（南门店） and 明德茶馆(南门店) are one. */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '')
