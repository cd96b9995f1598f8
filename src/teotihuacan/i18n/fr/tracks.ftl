## Signes imprimés à côté de la Pyramide et sur les pistes

level-costs = Étage { $level } : une tuile coûte { $cost } et rapporte { $vp } PV

## Le calendrier pendant le décompte d’une Éclipse, et ce que compte la prochaine

calendar-now = en décompte
calendar-scored = L’Éclipse est en cours de décompte
calendar-counts = { $when }. { $counts }
eclipse-counts = L’Éclipse rapporte { $avenue } PV par case de l’Allée, { $track } PV par case de la piste Pyramide et les groupes de masques ; puis vient le salaire.
eclipse-counts-last = L’Éclipse rapporte { $avenue } PV par case de l’Allée, { $track } PV par case de la piste Pyramide et les groupes de masques ; puis viennent le salaire et les tuiles Bonus de Temple.
