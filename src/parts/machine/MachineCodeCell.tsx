import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Poster } from '@/ui/poster/Poster'
import { Sheet } from '@/ui/sheet/Sheet'
import type { Machine } from './machine'
import { placeOf } from './machineWords'

type Drawn = Out<'/tp5/api/UserCodeActivity/getMachineQrCode'>

/** A code of this machine for others: it opens this page, and proves to nobody that they stand here. */
export function MachineCodeCell({ machine }: { machine: Machine }) {
  const { machine_id, machine_sn, name } = machine
  const [drawn, setDrawn] = useState<Drawn>()
  const ask = useSubmit(async () => {
    setDrawn(await api.post('/tp5/api/UserCodeActivity/getMachineQrCode', { machine_id }))
  })
  return (
    <>
      <Card bare>
        <Cell icon="scan" title="机器码" value="给邻居扫着看" onPress={() => void ask.submit()} />
      </Card>
      <CallError error={ask.error} />
      <Sheet open={drawn !== undefined} title="机器码" onClose={() => setDrawn(undefined)}>
        {drawn && (
          <Poster
            name={`机器码 ${machine_sn}`}
            data={{
              title: name,
              picture: '/static/scenes/machine.svg',
              subject: 'right',
              note: `编号 ${machine_sn}，${placeOf(machine)}`,
              code: drawn.link,
              codePicture: drawn.picture,
              codeWords: '扫一扫，看机器里有什么',
            }}
          />
        )}
      </Sheet>
    </>
  )
}
