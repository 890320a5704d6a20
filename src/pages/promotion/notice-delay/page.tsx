import { DocumentPage } from '@/blocks/document/DocumentPage'

export default function NoticeDelay() {
  return <DocumentPage route="noticeDelay" which="delay" kind="notice" />
}
