"""The Bornes family: Speed 1.200 km, 1000 Kilométer and Mille Bornes, one rule core on three sheets."""
