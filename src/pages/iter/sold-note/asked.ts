/** Which of my machines, on which days. */
export interface Asked {
  machine_id?: number
  start_time?: string
  end_time?: string
}
