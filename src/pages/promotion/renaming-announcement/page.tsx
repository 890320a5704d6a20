import { DocumentPage } from '@/blocks/document/DocumentPage'

export default function RenamingAnnouncement() {
  return <DocumentPage route="renamingAnnouncement" which="renaming" kind="notice" />
}
