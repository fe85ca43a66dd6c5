export interface ActOn {
  merchant: string
  id: string
  username: string
  onClose: () => void
}
