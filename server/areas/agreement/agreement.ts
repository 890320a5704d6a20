export type { AgreementKey } from './document'
export { acceptedAt, saidBy, say } from './acceptances'
export { agreementVersion, agreeTo, owesConsent, ticked } from './sign-in-consent'
export { agreementInForce, titleOf } from './versions'
