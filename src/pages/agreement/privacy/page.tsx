import { AgreementPage } from '../AgreementPage'

export default function Privacy() {
  return <AgreementPage route="privacy" which="privacy" />
}
