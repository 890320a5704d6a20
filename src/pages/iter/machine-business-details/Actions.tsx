import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { go } from '@/navigation/go'
import type { MachineContract } from '@/parts/iter/contract'
import { Button } from '@/ui/button/Button'
import type { Actions as Doing } from './useActions'

interface ActionsProps {
  contract: MachineContract
  actions: Doing
}

/** The next step, and the ways out below it. */
export function Actions({ contract, actions }: ActionsProps) {
  const { contract_id } = contract
  const may = (action: MachineContract['actions'][number]) => contract.actions.includes(action)
  if (contract.actions.length === 0) return null
  return (
    <Foot>
      <CallError error={actions.agree.error} />
      {may('agree') && (
        <Button shape="full" busy={actions.agree.busy} onPress={() => void actions.agree.submit()}>
          同意并签约
        </Button>
      )}
      {may('settle') && (
        <Button shape="full" onPress={() => void go('machineBusinessMonths', { contract_id })}>
          去结算
        </Button>
      )}
      {may('decline') && (
        <Button kind="text" shape="full" onPress={actions.ask}>
          不同意
        </Button>
      )}
      {may('withdraw') && (
        <Button kind="outline" shape="full" onPress={actions.ask}>
          撤回
        </Button>
      )}
      {may('cancel') && (
        <Button kind="text" shape="full" onPress={actions.ask}>
          解约
        </Button>
      )}
    </Foot>
  )
}
