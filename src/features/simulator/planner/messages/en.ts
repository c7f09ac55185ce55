export const en = {
  title: 'Draw your hall',
  lead: 'Begin with a template, with your estimate or with a plan of your own. Nothing leaves this device.',
  template: 'Begin with',
  templateNames: {
    'medium-store': 'Medium store, 6 aisles',
    'two-blocks': 'Two blocks, 30 aisles',
    'distribution-centre': 'Distribution centre, 20 aisles',
    'empty-floor': 'Empty floor',
  },
  canvas: 'Plan of the hall with its map',
}
