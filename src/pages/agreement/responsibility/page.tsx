import { AgreementPage } from '../AgreementPage'

export default function Responsibility() {
  return <AgreementPage route="responsibility" which="responsibility" />
}
