const law = (lang: string, title: string) => ({ title, lang })

/** Laws on inspections of forklifts, which are cited by their names. */
export const laws = {
  codeDuTravail: law(
    'fr',
    'Code du travail, article R. 4323-23 : vérifications générales périodiques',
  ),
  decreto50: law(
    'pt',
    'Decreto-Lei n.º 50/2005, de 25 de fevereiro, artigo 6.º: verificação dos equipamentos de trabalho',
  ),
  decreto81: law('it', 'D.Lgs. 9 aprile 2008, n. 81, art. 71: obblighi del datore di lavoro'),
  puwer: law(
    'en',
    'Provision and Use of Work Equipment Regulations 1998 (PUWER), regulation 6: inspection',
  ),
  realDecreto1215: law(
    'es',
    'Real Decreto 1215/1997, de 18 de julio, artículo 4: comprobación de los equipos de trabajo',
  ),
}
