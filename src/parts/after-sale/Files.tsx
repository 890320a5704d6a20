import { MediaTiles } from '@/ui/picture/MediaTiles'
import { type FilesOf, useFiles } from './useFiles'

interface FilesProps<Told> {
  told: Told
  /** Which of its files. */
  of: FilesOf<Told>
  /** The same with new addresses. */
  again: () => Promise<Told>
}

/** What came with an after-sale, whose addresses work for minutes alone. */
export function Files<Told extends object>({ told, of, again }: FilesProps<Told>) {
  const { files, open } = useFiles(told, of, again)
  return <MediaTiles files={files} onOpen={open} />
}
