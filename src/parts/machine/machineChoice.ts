import { makeAutoObservable } from 'mobx'
import { api } from '@/request/api'
import { goesWithPerson } from '@/session/goesWithPerson'
import { session } from '@/session/session'

/** The machine somebody has chosen on this phone; with an account it is kept there too. */
class MachineChoice {
  machineId: number | null = null
  /** The how-manieth choice it is. */
  chosenAt = 0

  constructor() {
    makeAutoObservable(this)
  }

  forget(): void {
    this.machineId = null
  }

  async choose(machineId: number): Promise<void> {
    this.machineId = machineId
    this.chosenAt += 1
    if (!session.signedIn) return
    await api.post('/tp5/api/ExchangeShop/chooseMachine', { machine_id: machineId })
  }
}

export const machineChoice = new MachineChoice()
goesWithPerson(() => machineChoice.forget())
