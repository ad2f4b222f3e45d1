# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = De ce?
web-hint-margin = ± { $percent }
web-hint-race-chance = șansă de a câștiga cursa aceasta: { $chance }
web-hint-legend = Bara arată șansa de a câștiga cursa aceasta, jucată până la capăt de { $worlds } ori. Linia subțire arată cât de sigur e.
