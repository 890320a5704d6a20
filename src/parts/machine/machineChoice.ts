import { makeAutoObservable } from 'mobx'
import { api } from '@/request/api'
import { session } from '@/session/session'

/** The machine somebody has chosen on this phone; with an account it is kept there too. */
class MachineChoice {
  machineId: number | null = null
  /** How often one was chosen. */
  changes = 0

  constructor() {
    makeAutoObservable(this)
  }

  async choose(machineId: number): Promise<void> {
    this.machineId = machineId
    this.changes += 1
    if (!session.signedIn) return
    await api.post('/tp5/api/ExchangeShop/chooseMachine', { machine_id: machineId })
  }
}

export const machineChoice = new MachineChoice()
