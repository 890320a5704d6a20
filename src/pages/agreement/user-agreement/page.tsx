import { AgreementPage } from '../AgreementPage'

export default function UserAgreement() {
  return <AgreementPage route="userAgreement" which="user" />
}
