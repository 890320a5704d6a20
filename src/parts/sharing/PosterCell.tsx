import { useState } from 'react'
import { currentPlace } from '@/navigation/place'
import { wholeAddress } from '@/platform/wholeAddress'
import { publicUrlOf } from '@/routes/url'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Sheet } from '@/ui/sheet/Sheet'
import { CodedPoster, type CodedPosterProps } from './CodedPoster'

interface PosterCellProps extends Omit<CodedPosterProps, 'data'> {
  data: Omit<CodedPosterProps['data'], 'code'>
  /** Where its code leads; to this page unless said. */
  link?: string
}

/** A picture of this page to hand on, drawn when somebody asks for it. */
export function PosterCell({ data, link, ...poster }: PosterCellProps) {
  const [code, setCode] = useState<string>()
  const here = () => publicUrlOf(currentPlace() ?? { name: 'index', params: {} })
  return (
    <>
      <Card bare>
        <Cell
          icon="doc"
          title="生成海报"
          value="发给邻居看"
          onPress={() => setCode(wholeAddress(link ?? here()))}
        />
      </Card>
      <Sheet open={code !== undefined} title="海报" onClose={() => setCode(undefined)}>
        <CodedPoster {...poster} data={{ ...data, code: code ?? '' }} />
      </Sheet>
    </>
  )
}
