import { DocumentPage } from '@/blocks/document/DocumentPage'

export default function UserAgreement() {
  return <DocumentPage route="userAgreement" which="user" />
}
