import type { AfterSale } from '@/parts/after-sale/afterSale'
import { MediaTiles } from '@/ui/picture/MediaTiles'
import { type FilesOf, useFiles } from './useFiles'

interface FilesProps {
  afterSale: AfterSale
  /** Which of its files. */
  of: FilesOf
}

/** What came with an after-sale, whose addresses work for minutes alone. */
export function Files({ afterSale, of }: FilesProps) {
  const { files, open } = useFiles(afterSale, of)
  return <MediaTiles files={files} onOpen={open} />
}
