/** 13800001111 → 138****1111; anything shorter than a phone number stays hidden altogether. */
export const maskedPhone = (phone: string): string =>
  /^\d{11}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : '****'
